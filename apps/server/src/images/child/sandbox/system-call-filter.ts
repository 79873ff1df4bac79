import { arch } from "node:process";

/**
 * System calls that no conversion needs, by their numbers on each processor: they look into other processes, make sockets, mount, or
 * reach parts of the kernel in which faults are found most often.
 */
const forbidden = {
  x64: {
    socket: 41,
    ptrace: 101,
    pivot_root: 155,
    mount: 165,
    umount2: 166,
    add_key: 248,
    request_key: 249,
    keyctl: 250,
    unshare: 272,
    perf_event_open: 298,
    open_by_handle_at: 304,
    setns: 308,
    process_vm_readv: 310,
    process_vm_writev: 311,
    bpf: 321,
    userfaultfd: 323,
  },
  arm64: {
    umount2: 39,
    mount: 40,
    pivot_root: 41,
    unshare: 97,
    ptrace: 117,
    socket: 198,
    add_key: 217,
    request_key: 218,
    keyctl: 219,
    perf_event_open: 241,
    open_by_handle_at: 265,
    setns: 268,
    process_vm_readv: 270,
    process_vm_writev: 271,
    bpf: 280,
    userfaultfd: 282,
  },
};
/** The same on all processors. */
const forbiddenEverywhere = {
  io_uring_setup: 425,
  io_uring_enter: 426,
  io_uring_register: 427,
  open_tree: 428,
  move_mount: 429,
  fsopen: 430,
  fsconfig: 431,
  fsmount: 432,
  fspick: 433,
  pidfd_getfd: 438,
  mount_setattr: 442,
};
const machines = {
  x64: { token: 0xc000003e, clone: 56 },
  arm64: { token: 0xc00000b7, clone: 220 },
};
const clone3 = 435;
/** Flags of clone that ask for namespaces, in which a process would be its own administrator. */
const cloneNamespaces = 0x7e020000;
/** Numbers from here on are those of a second table of x64, with other meanings. */
const x32 = 0x40000000;

/** Opcodes of the classic Berkeley packet filter. */
const load = 0x20;
const jumpIfEqual = 0x15;
const jumpFrom = 0x35;
const jumpIfAny = 0x45;
const answer = 0x06;
/** Places in `struct seccomp_data`: the low half of the first argument, on processors that begin with it. */
const placeOf = { number: 0, machine: 4, firstArgument: 16 };
const allow = 0x7fff0000;
const kill = 0x80000000;
const failWith = (errno: number) => 0x00050000 | errno;
const notPermitted = 1;
const notThere = 38;

/**
 * A filter of system calls for seccomp, as the kernel takes it: all are allowed but those above. Undefined on processors whose numbers
 * are not known here.
 */
export function systemCallFilter(): Buffer | undefined {
  if (arch !== "x64" && arch !== "arm64") return undefined;
  const { token, clone } = machines[arch];
  const numbers = Object.values({ ...forbidden[arch], ...forbiddenEverywhere });
  return Buffer.concat([
    step(load, placeOf.machine),
    step(jumpIfEqual, token, 1, 0),
    step(answer, kill),
    step(load, placeOf.number),
    step(jumpFrom, x32, 0, 1),
    step(answer, failWith(notPermitted)),
    // whoever asks then takes clone, whose flags can be looked at
    step(jumpIfEqual, clone3, 0, 1),
    step(answer, failWith(notThere)),
    ...numbers.flatMap((number) => [step(jumpIfEqual, number, 0, 1), step(answer, failWith(notPermitted))]),
    step(jumpIfEqual, clone, 0, 3),
    step(load, placeOf.firstArgument),
    step(jumpIfAny, cloneNamespaces, 0, 1),
    step(answer, failWith(notPermitted)),
    step(answer, allow),
  ]);
}

/** One step of a filter: `struct sock_filter`. A jump skips so many steps where its question is true, or is not. */
function step(code: number, value: number, ifTrue = 0, ifFalse = 0): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeUInt16LE(code, 0);
  bytes.writeUInt8(ifTrue, 2);
  bytes.writeUInt8(ifFalse, 3);
  bytes.writeUInt32LE(value >>> 0, 4);
  return bytes;
}
