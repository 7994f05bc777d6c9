/** Milliseconds that this process has computed: on a busy machine the clock would measure the others too. */
export function computed(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
