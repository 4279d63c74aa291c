import { describe } from 'node:test'
import { tryNouns } from '../support/noun-pages.ts'

describe('the derived pages of money', () => tryNouns('money'))
