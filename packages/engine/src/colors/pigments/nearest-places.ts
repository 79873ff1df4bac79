/** The so many nearest of all places that are put in; the farthest of them is on top of a heap. */
export class NearestPlaces {
  readonly places: Int32Array;
  /** What is as far as this, or farther, is not among them. */
  limit = Number.POSITIVE_INFINITY;
  readonly #distances: Float64Array;
  #count = 0;

  /** @param size no more than will be put in */
  constructor(size: number) {
    this.places = new Int32Array(size);
    this.#distances = new Float64Array(size);
  }

  /** Takes a place whose distance is below the limit. */
  put(place: number, distance: number): void {
    if (this.#count < this.places.length) this.#rise(place, distance);
    else this.#sink(place, distance);
    if (this.#count === this.places.length) this.limit = this.#distances[0]!;
  }

  #rise(place: number, distance: number): void {
    let at = this.#count++;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (this.#distances[parent]! >= distance) break;
      this.#set(at, this.places[parent]!, this.#distances[parent]!);
      at = parent;
    }
    this.#set(at, place, distance);
  }

  #sink(place: number, distance: number): void {
    const distances = this.#distances;
    let at = 0;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= this.#count) break;
      if (child + 1 < this.#count && distances[child + 1]! > distances[child]!) child++;
      if (distances[child]! <= distance) break;
      this.#set(at, this.places[child]!, distances[child]!);
      at = child;
    }
    this.#set(at, place, distance);
  }

  #set(at: number, place: number, distance: number): void {
    this.places[at] = place;
    this.#distances[at] = distance;
  }
}
