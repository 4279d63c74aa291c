import { text } from '../text/text.ts'
import { Card } from './access/Card.tsx'
import { SignInForm } from './SignInForm.tsx'

export function SignIn() {
  return (
    <Card title={text.signIn.title}>
      <SignInForm />
    </Card>
  )
}
