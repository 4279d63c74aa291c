/**
 * How often or with how many rows a soak test runs. The usual number, in `npm test`, meets every kind of disturbance and
 * crosses every limit; the full one, in `npm run test:long`, repeats them with more data and chance.
 */
export const soak = ({ usual, full }: { usual: number; full: number }): number => (isFull() ? full : usual)

const setting = 'VINCULO_TEST_FULL'
const isFull = () => process.env[setting] === '1'

/** The environment of tests that run in full. */
export const inFull = { [setting]: '1' }
