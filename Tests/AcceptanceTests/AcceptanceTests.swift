import Testing

/// What people and scripts rely on, tried on the programs themselves; one test at a time, because each starts
/// programs.
@Suite(.serialized, .onOwnThread) enum AcceptanceTests {}
