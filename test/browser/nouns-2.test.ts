import { describe } from 'node:test'
import { tryNouns } from '../support/noun-pages.ts'

describe('the pages of every noun, part 2 of 4', () => tryNouns(2))
