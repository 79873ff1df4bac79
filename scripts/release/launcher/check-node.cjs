// Loaded before any other file, also by a Node that is too old for those: no syntax of today.
var version = process.versions.node;
if (Number(version.split(".")[0]) < 24) {
  console.error(
    "tintery: Tintery needs Node 24 or later, and this machine has " +
      version +
      ": install it from https://nodejs.org and start again.",
  );
  process.exit(1);
}
