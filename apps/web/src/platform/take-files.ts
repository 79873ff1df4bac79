/** The files of an input, which is empty then: choosing the same ones again must tell us again. */
export function takeFiles(input: HTMLInputElement): File[] {
  const files = [...(input.files ?? [])];
  input.value = "";
  return files;
}
