/**
 * A file of the server under a name of its own.
 * @throws the answer where it was none
 */
export async function fetchFile(address: string, name: string): Promise<File> {
  const reply = await fetch(address);
  if (!reply.ok) throw reply;
  const blob = await reply.blob();
  return new File([blob], name, { type: blob.type });
}
