import "./stages.ts";
