import type { Machine, OperatorTable } from "../machine.ts";
import type { PsDict, PsObject } from "../objects.ts";
import { theMark } from "../objects.ts";
import { PsError, PsQuit } from "../ps-error.ts";
import { stringOf } from "./containers.ts";

const ignore =
  (count: number) =>
  ({ operands }: Machine): void => {
    for (let k = 0; k < count; k++) operands.pop();
  };

const answer =
  (...values: readonly PsObject[]) =>
  ({ operands }: Machine): void => {
    for (const value of values) operands.push(value);
  };

/** The end of a page: of the first that anything is painted on, which is all that is drawn. */
function showPage({ graphics }: Machine): void {
  if (!graphics.page.isBlank) throw new PsQuit();
  graphics.reset();
}

function setDash({ operands, graphics }: Machine): void {
  const offset = operands.popNumber();
  const parts = operands.popArray().toList();
  if (parts.length > 64) throw new PsError("limitcheck", "setdash");
  if (!parts.every((part) => typeof part === "number" && part >= 0))
    throw new PsError("rangecheck", "setdash");
  graphics.state.dash = parts as number[];
  graphics.state.dashOffset = offset;
}

function style(max: number, set: (machine: Machine, value: number) => void) {
  return (machine: Machine): void => set(machine, machine.operands.popIndex(max));
}

/** The parameters of lines. */
export const lineOperators: OperatorTable = {
  setlinewidth({ operands, graphics }) {
    graphics.state.lineWidth = Math.min(1e7, Math.abs(operands.popNumber()));
  },
  currentlinewidth: ({ operands, graphics }) => operands.push(graphics.state.lineWidth),
  setlinecap: style(2, ({ graphics }, value) => {
    graphics.state.lineCap = value;
  }),
  currentlinecap: ({ operands, graphics }) => operands.push(graphics.state.lineCap),
  setlinejoin: style(2, ({ graphics }, value) => {
    graphics.state.lineJoin = value;
  }),
  currentlinejoin: ({ operands, graphics }) => operands.push(graphics.state.lineJoin),
  setmiterlimit({ operands, graphics }) {
    graphics.state.miterLimit = Math.max(1, Math.min(1e6, operands.popNumber()));
  },
  currentmiterlimit: ({ operands, graphics }) => operands.push(graphics.state.miterLimit),
  setdash: setDash,
  currentdash(machine) {
    const { state } = machine.graphics;
    machine.operands.push(machine.makeArray([...state.dash]));
    machine.operands.push(state.dashOffset);
  },
  setflat({ operands, graphics }) {
    graphics.state.flatness = operands.popNumber();
  },
  currentflat: ({ operands, graphics }) => operands.push(graphics.state.flatness),
  setstrokeadjust({ operands, graphics }) {
    graphics.state.strokeAdjust = operands.popBoolean();
  },
  currentstrokeadjust: ({ operands, graphics }) => operands.push(graphics.state.strokeAdjust),
};

/** A procedure that does nothing. */
const emptyProcedure = (machine: Machine) => machine.operands.push(machine.makeArray([], true));

function pageDevice(machine: Machine): PsDict {
  const [left, bottom, right, top] = machine.graphics.page.frame.box;
  const size = [(right - left) / 10, (top - bottom) / 10];
  return machine.dictOf({
    PageSize: machine.makeArray(size),
    HWResolution: machine.makeArray([720, 720]),
    ImagingBBox: null,
    Duplex: false,
    NumCopies: 1,
    PageOffset: machine.makeArray([0, 0]),
    Margins: machine.makeArray([0, 0]),
    ProcessColorModel: machine.names.literal("DeviceRGB"),
    Install: machine.makeArray([], true),
    BeginPage: machine.makeArray([], true),
    EndPage: machine.makeArray([], true),
  });
}

/** The output device, of which there is none: what is asked for is taken and forgotten. */
export const deviceOperators: OperatorTable = {
  showpage: showPage,
  copypage: showPage,
  setpagedevice: ignore(1),
  currentpagedevice: (machine) => machine.operands.push(pageDevice(machine)),
  nulldevice({ graphics }) {
    const nowhere = [0, 0, -1, -1] as const;
    graphics.state.clip = { box: nowhere, path: null, isEvenOdd: false, parent: null, depth: 0 };
  },
  initgraphics: ({ graphics }) => graphics.reset(),
  settransfer: ignore(1),
  setcolortransfer: ignore(4),
  currenttransfer: emptyProcedure,
  currentcolortransfer(machine) {
    for (let k = 0; k < 4; k++) emptyProcedure(machine);
  },
  setblackgeneration: ignore(1),
  currentblackgeneration: emptyProcedure,
  setundercolorremoval: ignore(1),
  currentundercolorremoval: emptyProcedure,
  setscreen: ignore(3),
  setcolorscreen: ignore(12),
  currentscreen(machine) {
    answer(60, 45)(machine);
    emptyProcedure(machine);
  },
  currentcolorscreen(machine) {
    for (let k = 0; k < 4; k++) {
      answer(60, 45)(machine);
      emptyProcedure(machine);
    }
  },
  sethalftone: ignore(1),
  currenthalftone: (machine) =>
    machine.operands.push(
      machine.dictOf({
        HalftoneType: 1,
        Frequency: 60,
        Angle: 45,
        SpotFunction: machine.makeArray([], true),
      }),
    ),
  sethalftonephase: ignore(2),
  setcolorrendering: ignore(1),
  currentcolorrendering: (machine) => machine.operands.push(machine.makeDict(1)),
  findcolorrendering: answer(false),
  setoverprint: ignore(1),
  currentoverprint: answer(false),
  setoverprintmode: ignore(1),
  currentoverprintmode: answer(0),
  setsmoothness: ignore(1),
  currentsmoothness: answer(0.02),
  settrapparams: ignore(1),
  currenttrapparams: (machine) => machine.operands.push(machine.makeDict(1)),
};

/** What programs read of the interpreter: values, not operators, which is told apart in `systemdict`. */
export const systemValues = (machine: Machine): Readonly<Record<string, PsObject>> => ({
  null: null,
  true: true,
  false: false,
  languagelevel: 3,
  revision: 1,
  serialnumber: 0,
  buildtime: 0,
  byteorder: false,
  version: stringOf(machine, "3010"),
  product: stringOf(machine, "Tintery"),
  realformat: stringOf(machine, "IEEE"),
});

/** The interpreter itself: what it is, how it is set, how much room it has. There is no clock. */
export const systemOperators: OperatorTable = {
  usertime: answer(0),
  realtime: answer(0),
  vmstatus: answer(0, 1_000_000, 100_000_000),
  vmreclaim: ignore(1),
  setvmthreshold: ignore(1),
  setglobal: ignore(1),
  currentglobal: answer(false),
  // all memory is alike, so everything may point at everything
  gcheck({ operands }) {
    operands.pop();
    operands.push(true);
  },
  scheck({ operands }) {
    operands.pop();
    operands.push(true);
  },
  setpacking: ignore(1),
  currentpacking: answer(false),
  setobjectformat: ignore(1),
  currentobjectformat: answer(0),
  setcacheparams: ({ operands }) => void operands.popToMark(),
  currentcacheparams: answer(theMark),
  setcachelimit: ignore(1),
  cachestatus: answer(0, 0, 0, 0, 0, 0, 0),
  ucachestatus: answer(0, 0, 0, 0, 0),
  setucacheparams: ({ operands }) => void operands.popToMark(),
  ucache() {},
  setuserparams: ignore(1),
  currentuserparams: (machine) => machine.operands.push(machine.makeDict(1)),
  setsystemparams: ignore(1),
  currentsystemparams: (machine) => machine.operands.push(machine.makeDict(1)),
  setdevparams: ignore(2),
  exitserver: ignore(1),
  startjob({ operands }) {
    operands.pop();
    operands.pop();
    operands.push(false);
  },
  internaldict(machine) {
    machine.operands.popInteger();
    machine.operands.push(machine.dicts.system.get("internal dictionary") ?? null);
  },
  pdfmark: ({ operands }) => void operands.popToMark(),
  prompt() {},
  executive() {},
};
