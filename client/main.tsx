/** `/` is the lobby, `/t/ID` a table. The table, with Phaser, is loaded only when somebody goes there. */
document.getElementById('app')!.textContent = 'Pewter';
