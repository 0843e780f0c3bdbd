import Funding
import TestKit
import Testing
import Vocabulary
import Wire

@testable import FundingHTTP

/// How requests and answers of other programs are read.
@Suite struct WireReadingTests {
    @Test func anEditedAnswerAboutAShelterIsSentBack() throws {
        let answer = FundingWire.shelter.text(of: ShownShelters.verified)
        let edited = answer.replacing("광주 광산구", with: "광주 북구")
        #expect(edited != answer)
        let edit = try FundingEndpoints.editShelter.input.read(edited)
        var expected = ShownShelters.draft
        expected.place = "광주 북구"
        #expect(edit.content == expected && edit.id == ShownShelters.id && edit.version == Version(3))
    }

    @Test(arguments: ShownCampaigns.all.indices)
    func anEditedAnswerAboutACampaignIsSentBack(_ index: Int) throws {
        let view = ShownCampaigns.all[index]
        let answer = FundingWire.campaign.text(of: view)
        let edited = answer.replacing("겨울 사료와 담요", with: "봄 사료와 담요")
        #expect(edited != answer)
        let edit = try FundingEndpoints.edit.input.read(edited)
        var expected = CampaignDraft(view.campaign)
        expected.purpose = "봄 사료와 담요"
        #expect(edit.content == expected)
        #expect(edit.id == ShownCampaigns.id && edit.version == Version(5))
    }

    @Test func anAmountInAnotherCurrencyIsRefused() throws {
        let text = #"{"id":"\#(ShownCampaigns.id)","amount":{"amount":3,"currency":"USD"}}"#
        #expect(try NewBacking.shape.faults(of: text).map(\.field) == ["amount"])
    }

    @Test(
        "What an update is about has the members that belong to it",
        arguments: [
            (#""kind":"bought""#, "quantity", FieldError.Rule.required),
            (#""kind":"delivered","item":2"#, "quantity", .required),
            (#""kind":"news","item":2"#, "item", .unexpected),
            (#""kind":"thanks","quantity":2"#, "quantity", .unexpected),
            (#""kind":"bought","quantity":2,"last":true"#, "last", .unexpected),
        ])
    func matters(_ members: String, field: String, rule: FieldError.Rule) throws {
        let text = #"{"id":"\#(ShownCampaigns.id)","text":"왔습니다",\#(members)}"#
        #expect(try NewUpdate.shape.faults(of: text) == [FieldError(field, rule)])
    }

    @Test func aRefundHasNoItemInItsPlace() throws {
        let text = #"{"id":"\#(ShownBackings.id)","item":2,"answer":"refund","swapFor":1}"#
        #expect(try ItemChoiceInput.shape.faults(of: text) == [FieldError("swapFor", .unexpected)])
    }

    @Test func aRefusalDoesNotRepeatTheNumberOfAnAccount() throws {
        let text = #"{"id":"\#(ShownShelters.id)","bank":"국민은행","number":12345678901234,"holder":"나무"}"#
        let faults = try ShelterAccountInput.shape.faults(of: text)
        #expect(faults.map(\.field) == ["number"] && !"\(faults)".contains("12345678901234"))
    }

    @Test(
        "Photos and the members who have uploaded them belong together",
        arguments: [#""photosBy":[]"#, #""photosBy":["mem_broken"]"#])
    func photos(_ broken: String) throws {
        let answer = FundingWire.campaign.text(of: ShownCampaigns.open, .compact)
        let uploader = "\"\(ShownShelters.member.id)\""
        let changed = answer.replacing(#""photosBy":[\#(uploader),\#(uploader)]"#, with: broken)
        #expect(changed != answer)
        let json = try JSONReader.read(Array(changed.utf8))
        #expect(throws: DecodingFailure.self) { try FundingWire.campaign.read(json, .answer) }
    }
}
