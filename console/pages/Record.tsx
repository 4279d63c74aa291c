export function Record() {
  return null
}
