/** A setting that cannot be used. The message names it and says what would be valid. */
export class SettingError extends Error {}
