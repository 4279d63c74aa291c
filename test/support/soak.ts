/**
 * Rounds or rows of a soak test. The usual number, in `npm test`, covers every kind of fault and every limit;
 * the full one, in `npm run test:long`, repeats them with more data and randomness.
 */
export const soak = ({ usual, full }: { usual: number; full: number }): number => (isFull() ? full : usual)

const setting = 'VINCULO_TEST_FULL'
const isFull = () => process.env[setting] === '1'

/** Environment of tests that run in full. */
export const inFull = { [setting]: '1' }
