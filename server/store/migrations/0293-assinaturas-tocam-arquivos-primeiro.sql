-- A change of a file locks the file and then its contract. Triggers of one event fire by name: those of signatures touched the
-- contract before the file, so that the two changes could wait for each other. With these names the file comes first.
alter trigger tocar_ao_insert on assinatura rename to tocar_contrato_ao_insert;
alter trigger tocar_ao_update on assinatura rename to tocar_contrato_ao_update;
alter trigger tocar_ao_delete on assinatura rename to tocar_contrato_ao_delete;
