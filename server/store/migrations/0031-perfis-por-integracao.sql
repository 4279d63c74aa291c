-- A profile with rights that are reserved reaches nobody by a batch, unless the client says that it may.
alter table perfil add por_integracao boolean not null default false;
call auditar('perfil');
