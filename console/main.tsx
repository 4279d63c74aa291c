import './early.ts'
import './theme/mantine.css'
import './theme/global.css'
import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { setNonce } from 'get-nonce'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App, ready } from './App.tsx'
import { queryClient } from './api/platform.ts'
import { text } from './text/text.ts'
import { cssVariables, themeWith } from './theme/theme.ts'

const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? ''
// Nonce for the styles that lock scrolling behind dialogs; Mantine gets it below.
setNonce(nonce)

const page = (
  <StrictMode>
    <MantineProvider
      theme={themeWith(text.seePassword)}
      cssVariablesResolver={cssVariables}
      getStyleNonce={() => nonce}
      colorSchemeManager={localStorageColorSchemeManager({ key: 'vinculo.cores' })}
      defaultColorScheme="auto"
    >
      <QueryClientProvider client={queryClient}>
        <App />
      </QueryClientProvider>
    </MantineProvider>
  </StrictMode>
)

void ready.then(() => createRoot(document.getElementById('root')!).render(page))
