// How the program's process is started; package.json and the first line of vinculo.mjs say the same. All of it is read once, at
// the start of a process.

// The main thread passes bytes on: a small nursery keeps it small, and so does a bound that V8 lets garbage grow towards; without
// one it would be a part of the machine's memory.
export const flags = ['--max-semi-space-size=4', '--max-old-space-size=1024']

// For the allocator of GNU systems; others ignore it. By itself it keeps freed blocks of up to 32 MiB for later, in pools of each
// thread, and a server that once held many bodies at a time would never give their memory back to the system.
export const environment = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '1048576',
}
