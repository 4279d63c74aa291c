-- The key to which hosts pay, and the city that a Pix names: with both, invoices to receive bring a text to copy and paste.
alter table cliente
  add pix_chave text check (length(pix_chave) <= 77),
  add pix_cidade text check (length(pix_cidade) <= 15);
call auditar('cliente');
