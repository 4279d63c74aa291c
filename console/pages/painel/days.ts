/** Number of days that the panel looks ahead. */
export const calendarDays = 2
