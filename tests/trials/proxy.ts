/** nginx with docs/run/nginx.conf in front of two servers, without its certificates. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export type Proxy = { url: string; stop: () => Promise<void> }

type Ports = { proxy: number; servers: readonly [number, number] }

/** The sample unchanged, except what needs a domain, a certificate, or system folders. */
function adapt(sample: string, folder: string, { proxy, servers }: Ports): string {
  const [before = '', after = ''] = sample.split(/server \{\s+listen 80;[\s\S]*?\n\}\n/)
  return `${before}${after}`
    .replace(/^.*(?:ssl_|listen \[::\]).*\n/gm, '')
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${proxy};`)
    .replace('127.0.0.1:3001', `127.0.0.1:${servers[0]}`)
    .replace('127.0.0.1:3002', `127.0.0.1:${servers[1]}`)
    .replace('/var/cache/nginx/site', join(folder, 'cache'))
}

/** @param folder for its files. @throws if nginx is not installed. */
export async function startProxy(folder: string, ports: Ports): Promise<Proxy> {
  mkdirSync(folder, { recursive: true, mode: 0o755 })
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`)
  const site = adapt(readFileSync('docs/run/nginx.conf', 'utf8'), folder, ports)
  const lines = ['daemon off;', `pid ${folder}/pid;`, `error_log ${folder}/error.log;`, 'events {}', 'http {', 'access_log off;']
  writeFileSync(join(folder, 'nginx.conf'), [...lines, ...temporary, site, '}', ''].join('\n'))
  const child = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: ['ignore', 'ignore', 'inherit'] })
  const gone = once(child, 'exit')
  await once(child, 'spawn')
  return {
    url: `http://127.0.0.1:${ports.proxy}`,
    stop: async () => {
      child.kill('SIGQUIT')
      await gone
    },
  }
}
