-- migration: transaction

-- The messages behind this entry say why they do not leave: there is no mail server, or it is a sandbox.
alter table fila_mensagem add dita boolean not null default false;
