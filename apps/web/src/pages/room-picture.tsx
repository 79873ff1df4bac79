/** A corner of a room with a bare place on its wall. Decoration: what hangs there says what it is about. */
export function RoomPicture() {
  return (
    <svg className="room" viewBox="0 0 480 420" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <path fill="#cfd8cb" d="M0 0H480V346H0Z" />
      {/* light through a window */}
      <path fill="#dee5d9" d="M300 0H392L250 346H140Z" />
      <path fill="#dee5d9" d="M408 0H444L302 346H266Z" />
      <path fill="#f3efe6" d="M0 338H480V350H0Z" />
      <path fill="#b98a5e" d="M0 350H480V420H0Z" />
      <path fill="#a97a50" d="M0 372H480V374H0ZM0 398H480V400H0Z" />
      {/* a sideboard */}
      <path fill="#8a5a38" d="M186 376H194L190 404H186ZM446 376H454V404H450Z" />
      <path fill="#9c6a43" d="M170 296H470V378H170Z" />
      <path fill="#b07b50" d="M164 290H476V300H164Z" />
      <path fill="none" stroke="#8a5a38" strokeWidth="2" d="M270 304V374M370 304V374" />
      <path fill="#8a5a38" d="M256 334H264V340H256ZM276 334H284V340H276ZM376 334H384V340H376Z" />
      {/* a plant */}
      <path fill="#4c8a57" d="M424 262C400 250 392 224 400 200C420 214 428 240 424 262Z" />
      <path fill="#3d7a4e" d="M426 262C424 232 436 206 456 196C462 224 450 250 426 262Z" />
      <path fill="#5d9c68" d="M424 264C412 240 416 208 430 188C442 212 440 244 424 264Z" />
      <path fill="#d6b48a" d="M402 258H448L442 290H408Z" />
      <path fill="#c49e72" d="M400 254H450V262H400Z" />
      {/* brushes in a jar, and pots of paint */}
      <path stroke="#6b4a2b" strokeWidth="3" d="M211 262L204 226M218 262L220 218M225 262L236 230" />
      <path fill="#b4431f" d="M200 228L202 214L208 226Z" />
      <path fill="#2b6c8f" d="M217 219L220 204L224 219Z" />
      <path fill="#d99a1c" d="M233 231L240 217L240 233Z" />
      <path fill="#e9e3d6" d="M202 258H234V290H202Z" />
      <path fill="#fff" d="M250 276H272V290H250ZM278 276H300V290H278Z" />
      <path fill="#d8702c" d="M250 272H272V277H250Z" />
      <path fill="#3d7a4e" d="M278 272H300V277H278Z" />
    </svg>
  );
}
