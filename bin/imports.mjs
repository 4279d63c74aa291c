// Files of ours name each other as they are called, so that nothing has to be looked for. A start asks seven thousand
// times: a quarter of its work went into the answers.
import module from 'node:module'

module.registerHooks({
  resolve(specifier, context, next) {
    if (!specifier.startsWith('.') || !specifier.endsWith('.ts')) return next(specifier, context)
    const { href } = new URL(specifier, context.parentURL)
    return { url: href, format: 'module-typescript', shortCircuit: true }
  },
})
