import { describe } from 'node:test'
import { tryNouns } from '../support/noun-pages.ts'

describe('the pages of every noun, part 3 of 4', () => tryNouns(3))
