const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

/** Hours of a stretch of a timetable. */
export const lengthOf = ({ inicio, termino }: { inicio: string; termino: string }) =>
  (minutes(termino) - minutes(inicio)) / 60

/** Hours as a text, in hundredths. */
export const written = (hours: number) => String(Math.round(hours * 100) / 100)
