/** A setting that cannot be used. The message names it and says what would be right. */
export class SettingError extends Error {}
