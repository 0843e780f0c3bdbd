import Synchronization
import Vocabulary
import Wire

/// A small service to carry: it gives back notes, and keeps a request waiting until a gate opens.
struct NotesService {
    let gate = Gate()

    static let shape = Shape<Note>(
        "Note", Field("name", .text) { $0.name }, Field("text", .text) { $0.text }
    ) { name, text in Note(name: name, text: text) }

    static let echo = Endpoint<Note, Note, ServiceFailure>(
        name: "notes.echo", .put, "/notes/{name}", access: .anyone, summary: "Gives the note back.",
        input: shape, output: shape.coder, failures: FailureCoder())

    static let read = Endpoint<Nothing, Note, ServiceFailure>(
        name: "notes.read", .get, "/note", access: .anyone, summary: "Gives a note.",
        input: .nothing, output: shape.coder, failures: FailureCoder())

    static let wait = Endpoint<Nothing, Note, ServiceFailure>(
        name: "notes.wait", .get, "/wait", access: .anyone, summary: "Gives a note when the gate opens.",
        input: .nothing, output: shape.coder, failures: FailureCoder())

    static let whoAmI = Endpoint<Nothing, Note, ServiceFailure>(
        name: "notes.caller", .get, "/caller", access: .anyone, summary: "Names the caller's address.",
        input: .nothing, output: shape.coder, failures: FailureCoder())

    static let fail = Endpoint<Nothing, Note, ServiceFailure>(
        name: "notes.fail", .get, "/fail", access: .anyone, summary: "Fails.",
        input: .nothing, output: shape.coder, failures: FailureCoder())

    static let long = Endpoint<Nothing, Note, ServiceFailure>(
        name: "notes.long", .get, "/long", access: .anyone, summary: "Gives a note that is worth packing.",
        input: .nothing, output: shape.coder, failures: FailureCoder())

    static let mine = Endpoint<Nothing, Note, ServiceFailure>(
        name: "notes.mine", .get, "/mine", access: .member, summary: "Gives a member's note.",
        input: .nothing, output: shape.coder, failures: FailureCoder())

    static let longNote = Note(name: "긴 메모", text: String(repeating: "중고 자전거 ", count: 300))

    static let note = Note(name: "메모", text: "중고 자전거")

    var dispatcher: Dispatcher {
        let gate = gate
        return Dispatcher(
            [
                Route(Self.echo) { note, _ throws(ServiceFailure) in note },
                Route(Self.read) { _, _ throws(ServiceFailure) in Self.note },
                Route(Self.whoAmI) { _, caller throws(ServiceFailure) in
                    Note(name: "caller", text: caller.address ?? "nobody")
                },
                Route(Self.fail) { _, _ throws(ServiceFailure) in throw .internal("a wheel came off") },
                Route(Self.long) { _, _ throws(ServiceFailure) in Self.longNote },
                Route(Self.mine) { _, _ throws(ServiceFailure) in Self.note },
                Route(Self.wait) { _, _ throws(ServiceFailure) in
                    await gate.pass()
                    return Self.note
                },
            ],
            authenticate: { token throws(ServiceFailure) in
                guard token == "good" else { throw .accessInvalid }
                return .anonymous
            })
    }
}

struct Note: Hashable, Sendable {
    var name: String
    var text: String
}

/// Holds tasks up until it is opened, and tells when one has come.
final class Gate: Sendable {
    private struct State {
        var isOpen = false
        var held: [CheckedContinuation<Void, Never>] = []
        var arrivals = 0
        var watchers: [(count: Int, CheckedContinuation<Void, Never>)] = []
    }

    private let state = Mutex(State())

    /// Returns when the gate is open; a task that is cancelled opens it.
    func pass() async {
        await withTaskCancellationHandler {
            await waitForOpening()
        } onCancel: {
            open()
        }
    }

    private func waitForOpening() async {
        await withCheckedContinuation { continuation in
            let resumed = state.withLock { state in
                state.arrivals += 1
                let arrivals = state.arrivals
                var resumed = state.watchers.filter { $0.count <= arrivals }.map(\.1)
                state.watchers.removeAll { $0.count <= arrivals }
                if state.isOpen { resumed.append(continuation) } else { state.held.append(continuation) }
                return resumed
            }
            for continuation in resumed { continuation.resume() }
        }
    }

    /// Returns when that many tasks have come to the gate.
    func arrivals(_ count: Int) async {
        await withCheckedContinuation { continuation in
            let hasCome = state.withLock { state in
                if state.arrivals < count { state.watchers.append((count, continuation)) }
                return state.arrivals >= count
            }
            if hasCome { continuation.resume() }
        }
    }

    func open() {
        let held = state.withLock { state in
            state.isOpen = true
            defer { state.held = [] }
            return state.held
        }
        for continuation in held { continuation.resume() }
    }
}
