/** Seconds that Retry-After asks for, in either of its forms. */
export function readRetryAfter(value: string | undefined, now = Date.now()): number | undefined {
  const text = value?.trim()
  if (!text) return undefined
  if (/^\d+$/.test(text)) return Number(text)
  // `Date.parse` alone accepts many texts that are no HTTP date.
  const moment = /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*,? .*\d\d:\d\d:\d\d/.test(text)
    ? Date.parse(text)
    : Number.NaN
  return Number.isNaN(moment) ? undefined : Math.max(0, Math.ceil((moment - now) / 1000))
}
