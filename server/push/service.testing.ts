import { createECDH, createPublicKey, randomBytes, verify, type ECDH } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { decrypt } from 'http_ece';
import type { PushNotice } from './notice.ts';

export interface Arrived {
  readonly browser: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A push service of our own on the loopback address. */
export class PushService {
  readonly arrived: Arrived[] = [];
  /** What it answers with from now on. */
  status = 201;
  #server: Server | null = null;

  async start(): Promise<void> {
    this.#server = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        const browser = request.url!.slice(1);
        this.arrived.push({ browser, headers: request.headers, body: Buffer.concat(parts) });
        response.writeHead(this.status, { location: `${this.url}/elsewhere` }).end();
      });
    }).listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server!.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.#server?.close();
  }
}

/** A browser that has subscribed: only it can read what is sent to it. */
export class PushBrowser {
  readonly #ecdh: ECDH = createECDH('prime256v1');
  readonly #auth = randomBytes(16);
  readonly #public: Buffer;

  constructor(
    readonly service: PushService,
    readonly name: string,
  ) {
    this.#public = this.#ecdh.generateKeys();
  }

  get subscription() {
    return {
      endpoint: `${this.service.url}/${this.name}`,
      keys: {
        p256dh: this.#public.toString('base64url'),
        auth: this.#auth.toString('base64url'),
      },
    };
  }

  get notices(): PushNotice[] {
    return this.service.arrived
      .filter(({ browser }) => browser === this.name)
      .map(({ body }) => this.read(body));
  }

  read(body: Buffer): PushNotice {
    const how = { version: 'aes128gcm', privateKey: this.#ecdh, authSecret: this.#auth } as const;
    return JSON.parse(decrypt(body, how).toString()) as PushNotice;
  }
}

/** Whether this was signed with the server's own key, as a push service looks (RFC 8292). */
export function isSigned({ headers }: Arrived, publicKey: string): boolean {
  const [, token = '', key] = /^vapid t=([^,]+), k=(.+)$/.exec(headers.authorization ?? '') ?? [];
  const [head, claims, signature] = token.split('.') as [string, string, string];
  const raw = Buffer.from(publicKey, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: raw.subarray(1, 33).toString('base64url'),
    y: raw.subarray(33).toString('base64url'),
  };
  const isRight = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  return isRight && key === publicKey;
}
