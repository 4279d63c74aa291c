-- How often a batch was put off because its contents could not be decrypted. Unlike failures, these never end a batch;
-- the pause before the next attempt grows with them.
alter table fila add adiamentos integer not null default 0;
