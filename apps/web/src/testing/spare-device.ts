/** Has the browser say that its connection is to be spared: forms paint nothing ahead then unless they are asked. */
export function spareDevice(): void {
  Object.defineProperty(navigator, "connection", { value: { saveData: true }, configurable: true });
}
