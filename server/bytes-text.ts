const units = ['B', 'KiB', 'MiB', 'GiB', 'TiB']

/** A size in the largest fitting unit, such as 1.5 GiB. */
export function bytesText(bytes: number): string {
  const unit = Math.min(units.length - 1, Math.floor(Math.log2(Math.max(1, bytes)) / 10))
  return `${Math.round((bytes / 2 ** (10 * unit)) * 10) / 10} ${units[unit]}`
}
