//! One email of the outbox: as it leaves, for whoever looks after the registry, and no longer to be sent.

pub mod queries;
