export function Listing() {
  return null
}
