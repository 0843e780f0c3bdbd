import Database

import class GRDB.Database

/// Writes that share one transaction, so that one flush to the disk makes all of them durable.
///
/// A failing member is rolled back alone. All are answered after the commit: a member that was refused
/// because of an earlier one's write must not be answered before that write is durable.
struct WriteGroup {
    private let transaction: SQLiteTransaction
    private let watch: FileWatch?
    private var members: [(write: WaitingWrite, outcome: WaitingWrite.Outcome)] = []
    /// Whether the transaction holds what a member wrote, which the next one must not take along when it
    /// fails.
    private var holdsWork = false
    /// Whether SQLite rolled all members back because of the last one, as it does when the disk is full.
    private var isLost = false
    private var begun = ContinuousClock.now

    init(on connection: GRDB.Database, _ watch: FileWatch?) {
        transaction = SQLiteTransaction(connection: connection, writes: true)
        self.watch = watch
    }

    /// Whether one more may join, given how many bodies may and for how long.
    func takesMore(_ limit: Int, _ time: Duration) -> Bool {
        !isLost && members.count < limit && .now - begun < time
    }

    /// Begins the transaction, or begins it again after all before have failed.
    mutating func open() throws(DatabaseError) {
        if !transaction.isOpen {
            try transaction.command("BEGIN IMMEDIATE")
            try refuse(watch?.faultBefore(on: transaction.connection))
        }
        // What another program's lock took is not the bodies' time.
        if members.isEmpty { begun = .now }
    }

    /// Runs the write in the open transaction and undoes it if it fails.
    mutating func add(_ write: WaitingWrite) {
        do throws(DatabaseError) {
            let outcome = try holdsWork ? inSavepoint(write) : first(write)
            members.append((write, outcome))
            if transaction.isOpen, !outcome.hasFailed { holdsWork = true }
        } catch {
            transaction.rollBack()
            members.append((write, .init(failure: error) { write.fail(error) }))
        }
        isLost = holdsWork && !transaction.isOpen
    }

    /// Commits, and answers every member, if the files are still those that a later start will find.
    ///
    /// When the commit fails, all are told so. When the group is lost, it is the last one's fault: those
    /// before it run once more, each in a transaction of its own.
    func end() {
        do throws(DatabaseError) {
            if isLost { members.dropLast().forEach { alone($0.write) } }
            if transaction.isOpen { try transaction.command("COMMIT") }
            try refuse(watch?.fault(on: transaction.connection))
            watch?.note(isFull: members.contains { $0.outcome.failure == .full })
            (isLost ? members.suffix(1) : members[...]).forEach { $0.outcome.answer() }
        } catch {
            transaction.rollBack()
            if error == .full { watch?.note(isFull: true) }
            members.forEach { $0.write.fail(error) }
        }
    }

    private func refuse(_ fault: FileFault?) throws(DatabaseError) {
        guard let watch, let fault else { return }
        // What is saved is saved outside of a transaction.
        transaction.rollBack()
        watch.giveUp(fault, on: transaction.connection)
        throw .unavailable(watch.refusal ?? "the database's files have changed")
    }

    /// Needs no savepoint: there is nothing yet that a rollback would hurt.
    private func first(_ write: WaitingWrite) -> WaitingWrite.Outcome {
        let outcome = write.run(transaction)
        if outcome.hasFailed { transaction.rollBack() }
        return outcome
    }

    private func inSavepoint(_ write: WaitingWrite) throws(DatabaseError) -> WaitingWrite.Outcome {
        try transaction.command("SAVEPOINT madang_write")
        let outcome = write.run(transaction)
        if !transaction.isOpen { return outcome }
        if outcome.hasFailed { try transaction.command("ROLLBACK TO madang_write") }
        try transaction.command("RELEASE madang_write")
        return outcome
    }

    private func alone(_ write: WaitingWrite) {
        var group = WriteGroup(on: transaction.connection, watch)
        do throws(DatabaseError) {
            try group.open()
            group.add(write)
            group.end()
        } catch {
            write.fail(error)
        }
    }
}
