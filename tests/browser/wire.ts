import { connect, createServer, type Socket } from 'node:net';

/** A line between browser and server that can be cut: what went in is lost until it is mended. */
export interface Wire {
  readonly address: string;
  /** Nothing passes any more and nobody is told, as when a cable is pulled or a tunnel swallows a train. */
  cut(): void;
  mend(): void;
  /** Closes every connection at once, as a restarting proxy does. */
  drop(): void;
  end(): Promise<void>;
}

/** Opens a wire to the server at `address` ('http://127.0.0.1:PORT'). */
export async function openWire(address: string): Promise<Wire> {
  const { hostname, port } = new URL(address);
  const sockets = new Set<Socket>();
  let open = true;
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ]) {
      sockets.add(from);
      from.on('data', (bytes) => {
        if (open) to.write(bytes);
      });
      from.on('error', () => to.destroy());
      from.on('close', () => {
        sockets.delete(from);
        if (open) to.destroy();
      });
    }
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', () => ready()));
  const own = server.address();
  const drop = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    address: `http://127.0.0.1:${typeof own === 'object' && own ? own.port : 0}`,
    cut: () => {
      open = false;
    },
    mend: () => {
      open = true;
      // What hung in the dead connections is gone for good.
      drop();
    },
    drop,
    end: () =>
      new Promise((done) => {
        drop();
        server.close(() => done());
      }),
  };
}
