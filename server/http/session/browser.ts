/** The first match wins: most browsers also name the ones they descend from. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const systems: readonly (readonly [RegExp, string])[] = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
]

const first = (list: typeof browsers, agent: string) => list.find(([pattern]) => pattern.test(agent))?.[1]

/** Browser and system by name, enough to recognise a session. */
export function browserName(agent: string | undefined): string {
  const browser = first(browsers, agent ?? '')
  const system = first(systems, agent ?? '')
  if (!browser) return system ? `Outro em ${system}` : 'Outro'
  return system ? `${browser} em ${system}` : browser
}
