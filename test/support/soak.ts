/**
 * How often or how long a soak test does what it does: enough to meet every kind of disturbance once in `npm test`, and in
 * full in `npm run test:long`, which runs the files that ask here.
 */
export const soak = ({ usual, full }: { usual: number; full: number }): number => (isFull() ? full : usual)

const setting = 'VINCULO_TEST_FULL'
const isFull = () => process.env[setting] === '1'

/** The environment of tests that run in full. */
export const inFull = { [setting]: '1' }
