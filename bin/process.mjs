// Flags and environment of the program's process; package.json and the first line of vinculo.mjs repeat them.
// Node and the allocator read them only at process start.

// The main thread mostly passes bytes on, so a small young generation is enough. Without a bound V8 would
// size the old generation by the machine's memory and let garbage grow towards it.
export const flags = ['--max-semi-space-size=4', '--max-old-space-size=1024']

// glibc malloc settings; other allocators ignore them. The defaults keep freed blocks of up to 32 MiB in
// per-thread arenas, so that a server that once held many bodies would not return their memory.
export const environment = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '1048576',
}
