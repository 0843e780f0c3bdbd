import Blobs
import ContractKit
import Storage
import StorageContract
import StorageFakes
import Vocabulary

/// The ways in which the tests break pictures on purpose; each is caught by the clauses that it names.
enum PictureFaults {
    static let all = uploading + repeating + showing + claiming + sweeping + forgetting + paging

    static let table = FaultTable(PictureContract.clauses, all)

    static let uploading: [Fault<PictureFixture>] = [
        .store("keeps files in another order", caughtBy: "what is uploaded is answered in the order") {
            store in
            let sound = store
            store.insert = { pictures, most, request throws(PictureError) in
                try await sound.insert(pictures.reversed(), most, request)
            }
        },
        .verbs("shows everybody everything", caughtBy: "nobody else sees a picture that nothing shows") {
            verbs, caller in
            verbs.picture = caller.owner.picture(_:)
        },
        .verbs("gives the hash of something else", caughtBy: "a file has the bytes that are said of it") {
            verbs, caller in
            let sound = caller.sound
            verbs.file = { id, size throws(PictureError) in
                let file = try await sound.file(id, size)
                return PictureFile(
                    mediaType: file.mediaType, length: file.length, hash: BlobKey(of: []).hash,
                    isPublic: file.isPublic, open: file.open)
            }
        },
        .verbs("knows equal files again", caughtBy: "equal files become pictures of their own") {
            verbs, caller in
            let (sound, key) = (caller.sound, IdempotencyKey("the-same-for-all-uploads"))
            verbs.upload = { files, _ throws(PictureError) in
                try await sound.upload(files, idempotencyKey: key)
            }
        },
        .store("keeps another description", caughtBy: "a description is kept trimmed") { store in
            let sound = store
            store.insert = { pictures, most, request throws(PictureError) in
                try await sound.insert(pictures.map { $0.described("나무 ") }, most, request)
            }
        },
        .verbs("names the wrong file", caughtBy: "a file that is no picture is named by its number") {
            verbs, caller in
            let sound = caller.sound
            verbs.upload = { files, key throws(PictureError) in
                do throws(PictureError) {
                    return try await sound.upload(files, idempotencyKey: key)
                } catch .refused(let refusal, _) {
                    throw .refused(refusal, file: 1)
                }
            }
        },
        .verbs("takes as many as it can", caughtBy: "an upload has one to five files") { verbs, caller in
            let sound = caller.sound
            verbs.upload = { files, key throws(PictureError) in
                try await sound.upload(try await all(files).suffix(5).map { $0 }, idempotencyKey: key)
            }
        },
        .verbs("drops descriptions that break rules", caughtBy: "a description that breaks rules") {
            verbs, caller in
            let sound = caller.sound
            verbs.upload = { files, key throws(PictureError) in
                let files = try await all(files).map { PictureUpload($0.bytes) }
                return try await sound.upload(files, idempotencyKey: key)
            }
        },
        .verbs("takes visitors for the owner", caughtBy: "a visitor uploads nothing") { verbs, caller in
            if caller.principal == .anonymous { verbs.upload = caller.owner.upload(_:idempotencyKey:) }
        },
        .store("counts nothing", caughtBy: "a member has at most fifty pictures") { store in
            let sound = store
            store.insert = { pictures, _, request throws(PictureError) in
                try await sound.insert(pictures, .max, request)
            }
        },
        .verbs("lets everybody remove", caughtBy: "the owner removes what nothing shows") { verbs, caller in
            verbs.remove = caller.owner.remove(_:)
        },
    ]

    private static func all(_ files: any PictureUploads) async throws(PictureError) -> [PictureUpload] {
        var all: [PictureUpload] = []
        do throws(ServiceFailure) {
            while let file = try await files.next() { all.append(file) }
        } catch {
            throw .service(error)
        }
        return all
    }

    static let repeating: [Fault<PictureFixture>] = [
        .store(
            "knows no keys", caughtBy: "the same again under one key", "a key that stands for something else",
            "of several at once under one key"
        ) { store in
            let sound = store
            store.insert = { pictures, most, _ throws(PictureError) in
                try await sound.insert(pictures, most, nil)
            }
        },
        .store("shares keys", caughtBy: "another member's key is another key") { store in
            let sound = store
            store.insert = { pictures, most, request throws(PictureError) in
                let shared = request.map { request in
                    let scope = IdempotentRequest.Scope(
                        request.scope.key, verb: request.scope.verb, member: nil)
                    return IdempotentRequest(scope, request.content, at: request.madeAt)
                }
                return try await sound.insert(pictures, most, shared)
            }
        },
    ]

    static let showing: [Fault<PictureFixture>] = [
        .verbs("shows moderators what nobody reported", caughtBy: "a moderator sees the pictures of a draft")
        {
            verbs, caller in
            if caller.principal.has(.moderator) { verbs.picture = caller.owner.picture(_:) }
        },
        .verbs(
            "shows what is not public to its owner alone",
            caughtBy: "a member sees the pictures of a record that is not public"
        ) { verbs, caller in
            let sound = caller.sound
            verbs.picture = { id throws(PictureError) in
                let view = try await sound.picture(id)
                if view.isPublic || caller.principal.has(.moderator) { return view }
                guard try await sound.mine(.first).items.contains(where: { $0.id == id }) else {
                    throw .notFound
                }
                return view
            }
        },
        .store("hides nothing", caughtBy: "a picture is seen by all as long as") { store in
            let sound = store
            store.settle = { record, attached throws(PictureError) in
                if attached?.isPublic != false { try await sound.settle(record, attached) }
            }
        },
        .store("keeps what a removed record showed", caughtBy: "what a record shows no more is gone") {
            store in
            let sound = store
            store.settle = { record, attached throws(PictureError) in
                if let attached { try await sound.settle(record, attached) }
            }
        },
        Fault("counts how often a record was settled", caughtBy: ["settling again changes nothing"]) {
            order in
            let count = LockedValue(0)
            return .place(
                order,
                store: { store in
                    let sound = store
                    store.settle = { record, attached throws(PictureError) in
                        let turn = count.withLock { count in
                            count += 1
                            return count
                        }
                        try await sound.settle(record, turn < 3 ? attached : nil)
                    }
                })
        },
        .store("believes whatever it hears last", caughtBy: "what a record said in an older version") {
            store in
            let sound = store
            store.settle = { record, attached throws(PictureError) in
                let newest = attached.map {
                    AttachedPictures($0.pictures, isPublic: $0.isPublic, version: Version(99))
                }
                try await sound.settle(record, newest)
            }
        },
    ]

    static let claiming: [Fault<PictureFixture>] = [
        .store("shows what is claimed", caughtBy: "a claim shows a picture to nobody") { store in
            let sound = store
            store.claim = { ids, record, member, abandoned, now throws(PictureError) in
                let claimed = try await sound.claim(ids, record, member, abandoned, now)
                try await sound.settle(
                    record, AttachedPictures(ids, isPublic: true, version: .first))
                return claimed
            }
        },
        .store(
            "claims whatever there is", caughtBy: "only one's own pictures are claimed",
            "what one record shows no other claims"
        ) { store in
            let sound = store
            store.claim = { ids, _, _, _, _ throws(PictureError) in try await sound.find(ids) }
        },
        .store("knows no abandoned claims", caughtBy: "a claim that came to nothing is taken over") { store in
            let sound = store
            store.claim = { ids, record, member, _, now throws(PictureError) in
                try await sound.claim(ids, record, member, [], now)
            }
        },
        .store("removes what is shown", caughtBy: "what a record shows is not removed") { store in
            let sound = store
            store.remove = { id, moment throws(PictureError) in
                if let record = try await sound.find([id]).first?.use.record {
                    try await sound.settle(record, nil)
                } else {
                    try await sound.remove(id, moment)
                }
            }
        },
    ]

    static let sweeping: [Fault<PictureFixture>] = [
        .store("sweeps nothing", caughtBy: "what nothing shows goes after a day") { store in
            store.unused = { _, _ throws(PictureError) in [] }
        },
        .store(
            "asks no record", caughtBy: "a claimed picture that its record shows stays",
            "where nobody says what a record shows"
        ) { store in
            let sound = store
            store.unused = { moment, limit throws(PictureError) in
                try await sound.unused(moment, limit).map { $0.unclaimed }
            }
        },
        .store("keeps all bytes", caughtBy: "bytes go with the last picture that needs them") { store in
            store.condemn = { _, _ throws(PictureError) in [] }
        },
    ]

    static let forgetting: [Fault<PictureFixture>] = [
        .store(
            "remembers who has left", caughtBy: "the pictures of a member who has left",
            "the bytes of a member who has left", "nothing is written for a member who has left"
        ) { store in
            store.forget = { _, _ throws(PictureError) in }
        },
        Fault(
            "forgets on closing",
            caughtBy: ["what was answered is there after the place was closed and opened"]
        ) { .forgetfulPlace($0) },
    ]

    static let paging: [Fault<PictureFixture>] = [
        .store("lists the oldest first", caughtBy: "a member's own pictures stand the newest first") {
            store in
            let sound = store
            store.page = { owner, request throws(PictureError) in
                var page = try await sound.page(owner, request)
                page.items.reverse()
                return page
            }
        },
        .store("skips one behind a cursor", caughtBy: "a cursor keeps its place") { store in
            let sound = store
            store.page = { owner, request throws(PictureError) in
                var page = try await sound.page(owner, request)
                if case .after = request.start { page.items = Array(page.items.dropFirst()) }
                return page
            }
        },
        .store("does not count", caughtBy: "numbered pages carry their place") { store in
            let sound = store
            store.page = { owner, request throws(PictureError) in
                var page = try await sound.page(owner, request)
                page.numbering = nil
                return page
            }
        },
        .verbs("takes any cursor", caughtBy: "the cursor of another list is refused") { verbs, caller in
            let sound = caller.sound
            verbs.mine = { request throws(PictureError) in
                do throws(PictureError) {
                    return try await sound.mine(request)
                } catch {
                    return try await sound.mine(.first)
                }
            }
        },
    ]
}

extension Picture {
    /// The same with another description.
    fileprivate func described(_ description: String) -> Picture {
        let card = PictureCard(
            id: id, width: card.width, height: card.height, placeholder: card.placeholder,
            description: description)
        return Picture(owner: owner, card: card, variants: variants, uploadedAt: uploadedAt, use: use)
    }

    /// The same as if nothing had claimed it.
    fileprivate var unclaimed: Picture {
        Picture(owner: owner, card: card, variants: variants, uploadedAt: uploadedAt)
    }
}
