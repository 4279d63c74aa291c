/**
 * Starts every artefact of this machine's platform in release-out/ (or RELEASE_OUT), and looks at the form of the
 * others.
 */
import './verify/archive.ts'
import './verify/checksums.ts'
import './verify/compose.ts'
import './verify/deb.ts'
import './verify/image.ts'
import './verify/npm.ts'
