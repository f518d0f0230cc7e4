// Run in the folder of a package before it is packed: marks dist/cjs as CommonJS, since the package itself is of type
// "module".
import { writeFileSync } from 'node:fs'

writeFileSync('dist/cjs/package.json', '{ "type": "commonjs" }\n')
