/** Failures allowed within a period of minutes. */
export interface Limit {
  failures: number
  minutes: number
}

export const limits = {
  /** One login from one network. */
  login: { failures: 5, minutes: 15 },
  /** One network with any login; a campus shares one address. */
  network: { failures: 100, minutes: 15 },
  /** One login from a known device: counted separately, so that others cannot block it. */
  device: { failures: 10, minutes: 15 },
  /** One login from everywhere. It only delays attempts from unknown devices. */
  everywhere: { failures: 20, minutes: 60 },
  /** Codes of one person's second factor, from anywhere: the password is already known. */
  code: { failures: 5, minutes: 15 },
  codeOfDay: { failures: 20, minutes: 24 * 60 },
  /** Password links requested by one network. */
  asking: { failures: 30, minutes: 15 },
  /** Codes of personal links: per link, per address, and per network, which a company may share. */
  linkCodeOfLink: { failures: 10, minutes: 24 * 60 },
  linkCodeOfAddress: { failures: 20, minutes: 24 * 60 },
  linkCodeOfNetwork: { failures: 100, minutes: 15 },
} as const satisfies Record<string, Limit>

const step = 250
const longest = 4_000

/** Delay of an attempt from an unknown device, in milliseconds. */
export const delayAfter = (failures: number): number =>
  Math.min(longest, Math.max(0, failures - limits.everywhere.failures) * step)
