-- migration: transaction

-- Chosen through a link that staff copied: it proves less about who chose it than a link that was mailed.
alter table senha add column copiada boolean not null default false;
