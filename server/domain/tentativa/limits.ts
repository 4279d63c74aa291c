/** How many failures are borne before a door closes for a while, and for how long they are remembered. */
export interface Limit {
  failures: number
  minutes: number
}

export const limits = {
  /** One login from one network. */
  login: { failures: 5, minutes: 15 },
  /** One network, whatever the login: many people share the address of a campus. */
  network: { failures: 100, minutes: 15 },
  /** One login from a device that signed in with it before: counted apart, so that nobody else can close this door. */
  device: { failures: 10, minutes: 15 },
  /** One login from everywhere. It closes nothing; it makes strangers wait. */
  everywhere: { failures: 20, minutes: 60 },
  /** Codes of one person's second factor, from wherever: who tries them knows the password already. */
  code: { failures: 5, minutes: 15 },
  codeOfDay: { failures: 20, minutes: 24 * 60 },
  /** Links for a password that one network asks for. */
  asking: { failures: 30, minutes: 15 },
  /** Codes of personal links: of one link, to one address, and from one network, which a whole company may share. */
  linkCodeOfLink: { failures: 10, minutes: 24 * 60 },
  linkCodeOfAddress: { failures: 20, minutes: 24 * 60 },
  linkCodeOfNetwork: { failures: 100, minutes: 15 },
} as const satisfies Record<string, Limit>

const step = 250
const longest = 4_000

/** How long a stranger's attempt is held back, by the failures of the login so far. */
export const delayAfter = (failures: number): number =>
  Math.min(longest, Math.max(0, failures - limits.everywhere.failures) * step)
