import { Modes } from '../../ui/Modes.tsx'
import { text } from './text.ts'

const base = '/integracao/credenciais'

/** Switches between credentials and accounts. */
export const Kinds = ({ accounts }: { accounts: boolean }) => (
  <Modes
    label={text.kinds}
    modes={[
      { label: text.tokens, to: base, current: !accounts },
      { label: text.accounts, to: `${base}/contas`, current: accounts },
    ]}
  />
)
