import ContractKit
import Storage
import Vocabulary

extension PictureContract {
    static let showing: [Clause<PictureFixture>] = [
        Clause("a picture is seen by all as long as a public record shows it") { place in
            let (picture, record) = try await place.shown()
            try await expectSeen(picture.id, by: place.owner, place.stranger, place.anonymous)
            let view = try await place.anonymous.picture(picture.id)
            try expect(view.isPublic && view.isUsed, "that it is shown to all")
            try expect(try await place.anonymous.file(picture.id, .full).isPublic, "that all may keep it")
            try await place.show([picture.id], by: record, isPublic: false)
            try await expectHidden(picture.id, from: place.stranger, place.anonymous)
            try await expectSeen(picture.id, by: place.owner, place.moderator)
            try expect(!(try await place.owner.file(picture.id, .full).isPublic), "that no cache may keep it")
            try await place.show([picture.id], by: record)
            try await expectSeen(picture.id, by: place.anonymous)
        },
        Clause("a moderator sees the pictures of a draft only once it was reported") { place in
            let (picture, record) = try await place.shown()
            try place.confide(record)
            try await place.show([picture.id], by: record, isPublic: false)
            try await expectHidden(picture.id, from: place.moderator, place.stranger, place.anonymous)
            try await expectRefused(.notFound) { try await place.moderator.remove(picture.id) }
            place.environment.subjects.report(record)
            try await expectSeen(picture.id, by: place.owner, place.moderator)
            try await expectHidden(picture.id, from: place.stranger, place.anonymous)
        },
        Clause("a member sees the pictures of a record that is not public as long as they see the record") {
            place in
            let (picture, record) = try await place.shown()
            try place.share(record, with: place.members.stranger)
            try await place.show([picture.id], by: record, isPublic: false)
            try await expectSeen(picture.id, by: place.owner, place.stranger)
            try expect(
                !(try await place.stranger.file(picture.id, .full).isPublic), "that no cache may keep it")
            try await expectHidden(picture.id, from: place.anonymous)
            try await expectRefused(.notYours) { try await place.stranger.remove(picture.id) }
            try place.share(record, with: place.members.stranger, false)
            try await expectHidden(picture.id, from: place.stranger, place.anonymous)
        },
        Clause("what a record shows no more is gone, and so is what a removed record showed") { place in
            let (kept, record) = try await place.shown()
            let other = try await place.uploaded(2)
            try await place.claim([kept.id, other.id], for: record)
            try await place.show([kept.id, other.id], by: record)
            try await place.show([kept.id], by: record)
            try await expectHidden(other.id, from: place.owner, place.anonymous)
            try await expectSeen(kept.id, by: place.anonymous)
            try await place.say(nil, of: record)
            try await place.settle(record)
            try await expectHidden(kept.id, from: place.owner, place.anonymous)
        },
        Clause("settling again changes nothing") { place in
            let (picture, record) = try await place.shown()
            let view = try await place.owner.picture(picture.id)
            for _ in 0..<3 { try await place.settle(record) }
            try expectEqual(try await place.owner.picture(picture.id), view, "the picture")
            try await place.settle(place.newRecord())
            try expectEqual(try await place.owner.picture(picture.id), view, "after another record")
        },
        Clause("what a record said in an older version comes too late") { place in
            let (picture, record) = try await place.shown()
            let old = AttachedPictures([picture.id], isPublic: true, version: .first)
            try await place.show([picture.id], by: record, isPublic: false)
            let empty = AttachedPictures([], isPublic: true, version: .first)
            for late in [old, empty] {
                try await place.say(late, of: record)
                try await place.settle(record)
                try await expectHidden(picture.id, from: place.anonymous)
                try await expectSeen(picture.id, by: place.owner)
            }
        },
    ]
}
