declare module 'virtual:first-asks' {
  export const firstAsks: import('./api/early.ts').FirstAsks
}
