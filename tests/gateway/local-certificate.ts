import { execFileSync, spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** Nothing else here makes a certificate; a machine without it leaves out what needs one, and the test's title says so. */
export const hasOpenssl = spawnSync('openssl', ['version']).status === 0;

export function localCertificate(folder: string): { key: string; cert: string } {
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const files = ['-keyout', key, '-out', cert];
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...files, ...subject],
    { stdio: 'ignore' },
  );
  return { key, cert };
}
