import type { NextConfig } from 'next'

const config: NextConfig = { agentRules: false, typescript: { tsconfigPath: 'tsconfig.json' } }

export default config
