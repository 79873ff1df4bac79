/** 1 (u8) for every pixel whose entries in two tables, for two labels, differ. */
export function differ(labels: usize, table: usize, others: usize, otherTable: usize, size: i32, out: usize): void {
  for (let i = 0; i < size; i++) {
    const at = <usize>i << 2;
    const one = load<i32>(table + (<usize>load<i32>(labels + at) << 2));
    const other = load<i32>(otherTable + (<usize>load<i32>(others + at) << 2));
    store<u8>(out + i, one !== other ? 1 : 0);
  }
}
