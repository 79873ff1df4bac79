/** The part of the package that draws QR codes, without native code: for a server's own process. */
export { qrCodeOf } from "./qr-code.ts";
export { layQrFoot, qrFootHeight } from "./qr-foot.ts";
